/** The palette before anything is typed: earlier searches, popular ones, and the last pages. */

import {
  IconCalendarMonth,
  IconChevronRight,
  IconClipboardText,
  IconHistory,
  IconPlayerPlay,
  IconTrendingUp,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { readDays } from '#src/api/contract/overview.ts'
import { recording } from '#src/api/contract/recording.ts'
import { search } from '#src/api/contract/search.ts'
import { forgetSearch, undoForgotten, useForgotten } from '#src/api/search-history.ts'
import type { SearchEntry } from '#src/api/shapes/search.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { parseInstant } from '#src/lib/dhaka.ts'
import { paths } from '#src/lib/paths.ts'
import { isBegun } from '#src/lib/watch-place.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { useFocusRecovery } from '#src/ui/hooks/use-focus-recovery.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { IconTile, type IconTileProps } from '#src/ui/pictures/icon-tile.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { destinations } from '../shared/destinations.ts'
import { destinationWords } from './destination-words.ts'
import { words } from './words.ts'
import chips from '#src/ui/chip-link.module.css'
import classes from './palette.module.css'

const QUIET = { isQuiet: true }
function History({ onSearch }: { onSearch: (text: string) => void }) {
  const { data = [] } = useApi(search.history, {}, QUIET)
  const isForgotten = useForgotten()
  const [last, setLast] = useState<readonly SearchEntry[]>([])
  const place = useFocusRecovery<HTMLElement>()
  const entries = data.filter((entry) => !isForgotten(entry))
  const undone = last.filter(isForgotten)
  function drop(dropped: readonly SearchEntry[]): void {
    setLast(dropped)
    for (const entry of dropped) forgetSearch(entry)
  }
  if (entries.length === 0 && undone.length === 0) return null
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="palette-history">
      <Row justify="between" gap={12} className={classes.startHead}>
        <h2 id="palette-history">{words.history}</h2>
        {entries.length > 0 && (
          <Button size="sm" variant="subtle" onClick={() => drop(entries)}>
            {words.forgetAll}
          </Button>
        )}
      </Row>
      {undone.length > 0 && (
        <Row justify="between" gap={12} role="status" className={classes.undone}>
          <span>{undone.length === 1 ? words.forgotten(undone[0]!.text) : words.forgottenAll}</span>
          <Button size="sm" variant="light" onClick={() => undone.forEach(undoForgotten)}>
            {words.undo}
          </Button>
        </Row>
      )}
      <ul className={classes.plainList}>
        {entries.map((entry) => (
          <Row as="li" key={entry._id}>
            <button type="button" className={classes.entry} onClick={() => onSearch(entry.text)}>
              <IconHistory size={20} stroke={1.75} aria-hidden="true" />
              {entry.text}
            </button>
            <IconButton label={words.forget(entry.text)} onClick={() => drop([entry])}>
              <IconX size={18} stroke={2} aria-hidden="true" />
            </IconButton>
          </Row>
        ))}
      </ul>
    </section>
  )
}

/** Popular searches; a press searches here. */
export function Trending({ onSearch }: { onSearch: (text: string) => void }) {
  const { data = [] } = useApi(search.trending, {}, QUIET)
  if (data.length === 0) return null
  return (
    <section aria-labelledby="palette-trending">
      <div className={classes.startHead}>
        <h2 id="palette-trending">{words.trending}</h2>
      </div>
      <ul className={chips.row}>
        {data.map((text) => (
          <li key={text}>
            <button type="button" className={chips.chip} onClick={() => onSearch(text)}>
              <IconTrendingUp size={18} stroke={2} aria-hidden="true" />
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LastPlaceProps {
  to: string
  Icon: typeof IconPlayerPlay
  tone: IconTileProps['tone']
  title: string
  line: string
  count?: number
  onLeave: (to: string) => void
}

function LastPlace({ to, Icon, tone, title, line, count = 0, onLeave }: LastPlaceProps) {
  return (
    <li>
      <Link
        to={to}
        className={classes.row}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          onLeave(to)
        }}
      >
        <IconTile tone={tone}>
          <Icon size={20} stroke={1.75} />
        </IconTile>
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span className={classes.line}>{line}</span>
        </span>
        {count > 0 && <Pill tone="urgent">{words.count(count)}</Pill>}
        <IconChevronRight size={18} stroke={1.75} className={classes.arrow} aria-hidden="true" />
      </Link>
    </li>
  )
}

/** The learner's last pages, with what is open there. */
function LastPlaces({ onLeave }: Pick<LastPlaceProps, 'onLeave'>) {
  const now = useNow()
  const begun = useApi(recording.progressList, { query: { count: 20, page: 1 } }, QUIET).data?.data.find(
    ({ recording: card }) => isBegun(card),
  )
  const items = useRead(readDays(), QUIET).data?.data.flatMap(({ items: ofDay }) => ofDay) ?? []
  const due = items.filter(({ kind }) => kind === 'assignment')
  const next = items.find(({ kind, at }) => kind === 'live' && (parseInstant(at)?.getTime() ?? 0) > now)
  const seen = begun?.recording
  return (
    <section aria-labelledby="palette-last">
      <div className={classes.startHead}>
        <h2 id="palette-last">{words.last}</h2>
      </div>
      <ul className={classes.rows}>
        {begun && seen?.batch && (
          <LastPlace
            to={paths.recording(seen.batch._id, seen._id)}
            Icon={IconPlayerPlay}
            tone="info"
            title={seen.title}
            line={words.from(begun.position)}
            onLeave={onLeave}
          />
        )}
        <LastPlace
          to={paths.tasks()}
          Icon={IconClipboardText}
          tone="due"
          title={destinations.tasks.text}
          line={words.dueCount(due.length)}
          count={due.length}
          onLeave={onLeave}
        />
        <LastPlace
          to={paths.routine()}
          Icon={IconCalendarMonth}
          tone="neutral"
          title={destinations.routine.text}
          line={next ? words.nextClass(next.title, next.at) : destinationWords.routine.line}
          onLeave={onLeave}
        />
      </ul>
    </section>
  )
}

interface PaletteStartProps {
  onSearch: (text: string) => void
  onLeave: (to: string) => void
}

export function PaletteStart({ onSearch, onLeave }: PaletteStartProps) {
  const hasPlaces = useSession(({ status, role }) => status === 'signed-in' && role !== 'teacher')
  return (
    <div className={classes.start}>
      <History onSearch={onSearch} />
      <Trending onSearch={onSearch} />
      {hasPlaces && <LastPlaces onLeave={onLeave} />}
    </div>
  )
}
