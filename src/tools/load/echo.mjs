// The bare floor of the load test: rooms of the same framework that send every message on to everybody in them. Knows no fight and no disk.
import { createServer } from 'node:http';
import { LocalDriver, LocalPresence, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';

class Echo extends Room {
  onCreate() {
    this.patchRate = 0;
    this.maxClients = 1000;
    this.onMessage('m', (_client, message) => this.broadcast('m', message));
  }
}

const server = new Server({
  transport: new WebSocketTransport({ server: createServer(), maxPayload: 1024 * 1024 }),
  driver: new LocalDriver(),
  presence: new LocalPresence(),
  greet: false,
});
server.define('echo', Echo).filterBy(['table']);
await server.listen(Number(process.env.PORT), '127.0.0.1');
console.log(`the echo is served at ${process.env.PORT}`);
