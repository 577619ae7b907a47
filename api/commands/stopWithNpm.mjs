/**
 * npm passes a signal on to the shell that runs this process, but the shell does not pass it on. When the shell is
 * gone, npm was stopped, and a server left running would hold the port and the data.
 */
export function stopWithNpm() {
  const shell = process.ppid;
  if (process.env['npm_lifecycle_event'])
    setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 500).unref();
}
