import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Settings } from './settings';

/** A request to be let into a room is a few words. */
const LARGEST_JOIN = 16 * 1024;

/**
 * Stands before everything else that listens: says truly whom a request is from, and keeps the framework's own address from being fed.
 * What a visitor claims of its address counts only as far as proxies of ours have written it; the framework would believe any.
 */
export function standBefore(server: Server, { proxies }: Settings): void {
  server.prependListener('upgrade', (request: IncomingMessage) => setAddress(request, proxies));
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    setAddress(request, proxies);
    if (request.url?.includes('/matchmake/')) limit(request, response);
  });
}

/** Each proxy adds, at the end, the address that it was asked from. */
export function addressBehind(proxies: number, forwarded: string | undefined, direct: string): string {
  if (proxies === 0) return direct;
  const hops = (forwarded ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return hops.at(-proxies) ?? direct;
}

function setAddress(request: IncomingMessage, proxies: number): void {
  const forwarded = [request.headers['x-forwarded-for']].flat().join(',');
  request.headers['x-real-ip'] = addressBehind(proxies, forwarded, request.socket.remoteAddress ?? '');
}

function limit(request: IncomingMessage, response: ServerResponse): void {
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size <= LARGEST_JOIN) return;
    response.destroy();
    request.destroy();
  });
}
