// The built app as it is, at a port of this machine: node tests/e2e/serve.mjs FOLDER PORT. Nothing is compressed, which a line within one machine does not need.
import { createServer } from 'node:http';
import sirv from 'sirv';

const [folder, port] = process.argv.slice(2);
const files = sirv(folder);
createServer((request, response) => files(request, response, () => response.writeHead(404).end())).listen(
  Number(port),
  '127.0.0.1',
);
