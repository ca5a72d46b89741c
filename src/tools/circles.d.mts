import type { Plugin } from 'vite';

export function circlesOf(
  bundle: Readonly<Record<string, { readonly imports?: readonly string[] }>>,
): readonly string[];
export function noCircles(): Plugin;
