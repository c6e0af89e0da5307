/** Links and code of a note: what lists and draws them is loaded where a text has some. (docs/decisions/0033) */

import { defineLate } from '#src/ui/hooks/define-late.tsx'
import type { LinkListProps } from './link-list.tsx'

const SIGN = '[['

const List = defineLate(async () => (await import('./link-list.tsx')).LinkList)

export const NoteLinks = (props: LinkListProps) => props.text.includes(SIGN) && <List {...props} />

const Linked = defineLate(async () => (await import('./linked-text.tsx')).LinkedText)

/** The text itself until that is there. */
export const NoteText = ({ text }: { text: string }) =>
  text.includes(SIGN) || text.includes('```') ? <Linked text={text} /> : text
