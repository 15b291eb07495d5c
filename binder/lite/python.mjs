// Python as a pupil's browser has it, on the command line: node python.mjs PYODIDE LIBRARIES FOLDER MODULE ARGUMENTS…

const [pyodide, libraries, folder, module, ...args] = process.argv.slice(2);
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide({
  indexURL: pyodide,
  env: { HOME: "/home/pyodide", PYTHONPATH: "/libraries:/folder" },
  fsInit: (FS) => {
    for (const [root, at] of [[libraries, "/libraries"], [folder, "/folder"]]) {
      FS.mkdirTree(at);
      FS.mount(FS.filesystems.NODEFS, { root }, at);
    }
  },
});
python.globals.set("argv", python.toPy([module, ...args]));
process.exitCode = python.runPython(`
import os, runpy, sys
os.chdir("/folder")
sys.argv = argv
try:
    runpy.run_module(argv[0], run_name="__main__", alter_sys=True)
except SystemExit as end:
    code = end.code
int(code or 0)
`);
