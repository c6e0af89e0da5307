/** The results by kind: a list of options, one of which is active while the field keeps the focus. */

import { IconArrowRight, IconCornerDownLeft, IconPlayerPlayFilled } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { Link } from 'react-router'
import { buildMarker, cutAround, type TextPart } from '#src/engines/search/marks.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import type { Finding } from './find-items.ts'
import { type Item, LOOKS } from './item.ts'
import { words } from './words.ts'
import classes from './palette.module.css'

type Mark = (text: string) => TextPart[]

function Marked({ text, mark }: { text: string; mark: Mark }) {
  return mark(text).map(({ text: part, from, isMark }) => (isMark ? <mark key={from}>{part}</mark> : part))
}

function Sign({ look }: Pick<Item, 'look'>) {
  const [Icon, tone] = typeof look === 'string' ? LOOKS[look] : ([look, 'neutral'] as const)
  return (
    <IconTile tone={tone} size={40}>
      <Icon size={20} stroke={1.75} />
    </IconTile>
  )
}

function Title({ item: { title, look }, mark }: { item: Item; mark: Mark }) {
  const shown = cutAround(title, mark)
  const isQuoted = look === 'caption'
  return (
    <span className={classes.title}>
      {isQuoted && '“'}
      <Marked text={shown} mark={mark} />
      {isQuoted && '”'}
    </span>
  )
}

/** The end of a row: its position, its day, or what Enter does with the active one. */
function End({ item: { at, pill, to }, isChosen }: { item: Item; isChosen: boolean }) {
  if (isChosen && at === undefined && !pill) {
    return (
      <span className={classes.enter}>
        {words.open}{' '}
        <KeyCap>
          <IconCornerDownLeft size={13} stroke={2} aria-hidden="true" />
        </KeyCap>
      </span>
    )
  }
  if (at !== undefined) {
    return (
      <span className={classes.second}>
        <IconPlayerPlayFilled size={12} aria-hidden="true" />
        {words.clock(at)}
      </span>
    )
  }
  if (pill) return <Pill tone={pill.tone}>{pill.text}</Pill>
  return to === undefined ? null : (
    <IconArrowRight size={18} stroke={1.75} className={classes.arrow} aria-hidden="true" />
  )
}

interface RowProps {
  item: Item
  id: string
  isChosen: boolean
  mark: Mark
  onOpen: (item: Item, isNewTab: boolean) => void
}

function ResultRow({ item, id, isChosen, mark, onOpen }: RowProps) {
  const row = useRef<HTMLAnchorElement & HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  function press(event: MouseEvent): void {
    // The browser opens another tab itself.
    if (item.to !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return
    event.preventDefault()
    onOpen(item, false)
  }
  const shared = {
    ref: row,
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isChosen,
    className: classes.row,
    onClick: press,
  }
  const content = (
    <>
      <Sign look={item.look} />
      <span className={classes.words}>
        <Title item={item} mark={mark} />
        <span className={classes.line}>
          <Marked
            text={
              item.body && mark(item.body).some(({ isMark }) => isMark)
                ? cutAround(item.body, mark)
                : item.line
            }
            mark={mark}
          />
        </span>
      </span>
      <End item={item} isChosen={isChosen} />
    </>
  )
  if (item.to === undefined) return <div {...shared}>{content}</div>
  return (
    <Link {...shared} to={item.to}>
      {content}
    </Link>
  )
}

interface ResultListProps {
  id: string
  q: string
  groups: Finding['groups']
  /** Index of the active one among all that are shown. */
  choice: number
  onOpen: RowProps['onOpen']
}

export const buildOptionId = (listId: string, at: number): string => `${listId}-${at}`

export function ResultList({ id, q, groups, choice, onOpen }: ResultListProps) {
  const mark = useMemo(() => buildMarker(q), [q])
  const starts = groups.map((_, place) =>
    groups.slice(0, place).reduce((sum, { items }) => sum + items.length, 0),
  )
  return (
    <div id={id} role="listbox" aria-label={words.results} className={classes.list}>
      {groups.map(({ group, items }, place) => (
        <div key={group} role="group" aria-label={words.groups[group]} className={classes.group}>
          <div className={classes.groupHead} aria-hidden="true">
            <span>{words.groups[group]}</span>
            <Text as="span" tone="muted" variant="caption">
              {words.pieces(items.length)}
            </Text>
          </div>
          <div className={classes.rows}>
            {items.map((item, inGroup) => {
              const at = starts[place]! + inGroup
              return (
                <ResultRow
                  key={item.id}
                  item={item}
                  id={buildOptionId(id, at)}
                  isChosen={at === choice}
                  mark={mark}
                  onOpen={onOpen}
                />
              )
            })}
          </div>
        </div>
      ))}
    </div>
  )
}
