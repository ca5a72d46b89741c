// The barest floor: sockets that send every message on to everybody at the same address. Knows no framework, no fight and no disk.
import { WebSocketServer } from 'ws';

const groups = new Map();
const server = new WebSocketServer({ port: Number(process.env.PORT), host: '127.0.0.1' });
server.on('connection', (socket, { url }) => {
  const group = groups.get(url) ?? new Set();
  groups.set(url, group.add(socket));
  socket.on('message', (data) => {
    for (const each of group) each.send(data);
  });
  socket.on('close', () => group.delete(socket));
});
server.on('listening', () => console.log(`the floor is served at ${process.env.PORT}`));
