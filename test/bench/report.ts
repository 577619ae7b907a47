/** Loaded into a measured server: tells what it has used when it is asked. */
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send!({ cpuMicros: user + system, memory: process.memoryUsage.rss() });
});
// Being asked is no reason to stay alive.
process.channel?.unref();
