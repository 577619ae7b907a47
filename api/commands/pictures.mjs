/** `npm run pictures`: takes the landing page's pictures of the dashboard and the finder anew. */
import { buildPage, command, generateClients, install, installChromium, runTool } from './steps.mjs';

await command(async () => {
  install();
  generateClients();
  buildPage();
  await installChromium();
  const which = ['--project', 'browser', 'test/browser/pictures.test.ts'];
  runTool('vitest', ['run', '--config', 'test/vitest.config.ts', ...which], {
    show: true,
    environment: { PICTURES: 'web/src/screens/Landing/pictures' },
  });
});
