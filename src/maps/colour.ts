/**
 * A colour as `#rrggbb`. Writers put AARRGGBB (Dungeondraft), RRGGBBAA or six digits, with or without `#`. Eight digits are AARRGGBB unless
 * a `#` or an end in ff without a beginning in ff says otherwise. Null for what is no colour.
 */
export function readColour(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const match = /^(#|0x)?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(value.trim());
  const digits = match?.[2]?.toLowerCase();
  if (digits === undefined) return null;
  if (digits.length === 3) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  if (digits.length === 6) return `#${digits}`;
  const alphaLast = match?.[1] === '#' || (digits.endsWith('ff') && !digits.startsWith('ff'));
  return `#${alphaLast ? digits.slice(0, 6) : digits.slice(2)}`;
}
