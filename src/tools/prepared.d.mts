import type { Plugin } from 'vite';

export function prepared(): Plugin;
