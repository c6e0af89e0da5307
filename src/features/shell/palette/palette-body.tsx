/** The content of the palette: the field, the kinds, the results or a start, the keys. */

import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, useId } from 'react'
import { call } from '#src/api/call.ts'
import { search } from '#src/api/contract/search.ts'
import { refetch } from '#src/api/use-api.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { assistantToggled } from '#src/stores/shell/shell-store.ts'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { chooseColorScheme } from '#src/ui/theme/color-scheme.ts'
import type { Finding } from './find-items.ts'
import { Foot } from './foot.tsx'
import { Head } from './head.tsx'
import type { Item } from './item.ts'
import { Kinds } from './kinds.tsx'
import { Nothing } from './nothing.tsx'
import type { WaitingNote } from './own-items.ts'
import { buildOptionId, ResultList } from './result-list.tsx'
import { PaletteStart } from './start.tsx'
import { useChoice } from './use-choice.ts'
import { useFinding } from './use-finding.ts'
import { words } from './words.ts'
import classes from './palette.module.css'

/** How long the typing must pause before the number of hits is read out. */
const ANNOUNCED_AFTER_MS = 700

/** The service stores successful searches in the person's history. */
function rememberSearch(q: string): void {
  call(search.find, { query: { q } }, { isQuiet: true, isLasting: true })
    .then(() => refetch(search.history))
    .catch(() => undefined)
}

/** Remarks on the results: offline, another encoding, only similar hits. */
function listNotes({ isNear, readAs }: Finding, isOnline: boolean): string[] {
  return [
    isOnline ? '' : words.offline,
    readAs === undefined ? '' : words.readAs(readAs),
    isNear ? words.near : '',
  ].filter(Boolean)
}

interface PaletteBodyProps {
  isWide: boolean
  /** Closes; with an address it navigates there. */
  onLeave: (to?: string) => void
  onLogOut: () => void
  /** Notes that the server does not have yet. */
  waitingNotes: readonly WaitingNote[]
}

export function PaletteBody({ isWide, onLeave, onLogOut, waitingNotes }: PaletteBodyProps) {
  const listId = useId()
  const hasOwn = useSession((state) => state.status === 'signed-in')
  const { q, finding, isOnline } = useFinding(waitingNotes)
  const choice = useChoice(finding, open)
  const isAsked = q !== ''
  const isFound = isAsked && finding.count > 0
  const found = isAsked ? words.found(finding.count) : ''
  const [announced] = useDebouncedValue(found, ANNOUNCED_AFTER_MS)

  function open(item: Item, isNewTab: boolean): void {
    if (isOnline) rememberSearch(q)
    if (item.to === undefined) {
      onLeave()
      if (item.action === 'log-out') onLogOut()
      else if (item.action === 'help') assistantToggled(true)
      else if (item.action) chooseColorScheme(item.action)
    } else if (isNewTab) window.open(item.to, '_blank', 'noopener')
    else onLeave(item.to)
  }

  /** Avro and phone keyboards compose: their arrows and Enter are not ours. */
  function press(event: KeyboardEvent<HTMLElement>): void {
    if (!isComposing(event)) choice.press(event)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows work wherever the focus is in the palette
    <div className={classes.frame} onKeyDown={press}>
      <Head
        isWide={isWide}
        listId={listId}
        chosenId={isFound && choice.chosen ? buildOptionId(listId, choice.at) : undefined}
        found={found}
        onType={choice.type}
      />
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      {isFound && <Kinds finding={finding} kind={choice.kind} isWide={isWide} onChange={choice.show} />}
      <div className={classes.scroll}>
        {isAsked &&
          listNotes(finding, isOnline).map((note) => (
            <Text key={note} tone="muted" variant="small" className={classes.note}>
              {note}
            </Text>
          ))}
        {!isAsked && <PaletteStart onSearch={choice.type} onLeave={onLeave} />}
        {isAsked && !isFound && <Nothing q={q} onSearch={choice.type} onLeave={onLeave} />}
        {isFound && (
          <ResultList
            id={listId}
            q={finding.readAs ?? q}
            groups={choice.groups}
            choice={choice.at}
            onOpen={open}
          />
        )}
      </div>
      <Foot isWide={isWide} hasOwn={hasOwn} />
    </div>
  )
}
