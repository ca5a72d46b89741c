import type { Plugin } from 'vite';

export function offline(): Plugin;
export function workerOf(folder: string): string;
