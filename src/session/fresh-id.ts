/** An id that no other is like: 32 hexadecimal digits. `crypto.randomUUID` is there only at `https:` and `localhost`. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
