import { Document, isCollection, isPair, isScalar, type Node, Scalar, visit } from 'yaml';
import type { DocumentBlock } from '../schema/document';

/** Lines longer than this are broken up. */
const LINE = 110;

/** A document as YAML text: maps as pictures, short things on one line. */
export function formatDocument(block: DocumentBlock): string {
  const document = new Document(block, { aliasDuplicateObjects: false });
  const map = document.get('map', true);
  if (isScalar(map)) map.type = Scalar.BLOCK_LITERAL;
  visit(document, {
    Collection(_key, node, path) {
      if (path.length > 1 && isCollection(node)) node.flow = fits(node, document) && !isListed(path.at(-1));
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

/** Keys whose entries stand below each other. */
const LISTED: ReadonlySet<unknown> = new Set(['combatants', 'steps', 'running']);

const isListed = (parent: unknown): boolean =>
  isPair(parent) && isScalar(parent.key) && LISTED.has(parent.key.value);

function fits(node: Node, document: Document): boolean {
  return JSON.stringify(node.toJS(document)).length <= LINE;
}
