/** Serves the built site at HOST (default localhost) and PORT (default 4173). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endWithNpm } from '../build-tools/hosting/end-with-npm.ts';
import { BUILD_FOLDER } from '../build-tools/hosting/releases.ts';
import { siteServer } from '../build-tools/hosting/server.ts';

const FOLDER = join(BUILD_FOLDER, 'client');
const port = Number(process.env['PORT'] ?? 4173);
const host = process.env['HOST'] ?? 'localhost';

if (!Number.isInteger(port) || port < 0 || port > 65_535)
  stop(`PORT is '${process.env['PORT']}', which is not a port. Use a number from 1 to 65535, such as PORT=4174.`);
if (!existsSync(`${FOLDER}/index.html`)) stop(`There is no built site in ${FOLDER}. Build it first: npm run build`);

const server = siteServer(FOLDER);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') stop(`Another program uses port ${port}. Choose another port: PORT=${port + 1} npm start`);
  throw error;
});
server.listen(port, host, () => console.log(`Little Banyan Journeys: http://${host}:${port}`));

const end = () => {
  server.close();
  server.closeIdleConnections();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
endWithNpm(end);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
