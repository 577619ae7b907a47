/**
 * npm passes a signal on to the shell that runs this process, and the shell no further. When the shell is gone, somebody has
 * stopped npm, and a server left behind would hold the port and the data.
 */
export function stopWithNpm() {
  const shell = process.ppid;
  if (process.env['npm_lifecycle_event'])
    setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 500).unref();
}
