import type { ReactNode } from 'react';

/** A clause id with the brackets around it and the stop after them: "(X-DLY-1)". */
const CLAUSE = /(\(?\b[A-Z]+(?:-[A-Z]+)*-\d+\b\)?[.,;]?)/;

/** The sentence with its clauses in one piece each: a line may end at a hyphen, and half a clause says nothing. */
export function unbroken(sentence: string): ReactNode {
  const pieces = sentence.split(CLAUSE);
  if (pieces.length === 1) return sentence;
  return pieces.map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name and stay in their order
      <span key={index} className="unbroken">
        {piece}
      </span>
    ),
  );
}
