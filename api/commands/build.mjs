/** `npm run build`: everything that `npm start` would do before it serves. */
import { buildPage, command, generateClients, install } from './steps.mjs';

await command(() => {
  install();
  generateClients();
  buildPage();
});
