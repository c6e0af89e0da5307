/** Seek bar with chapters and note marks; an invisible range input handles pointer and keys. */

import { formatClock } from '#src/lib/bn.ts'
import { seekAsked, usePlayback } from '#src/stores/player/playback-store.ts'
import { useIsWide } from '#src/ui/hooks/use-is-wide.ts'
import type { Part } from './chapters.ts'
import { words } from './words.ts'
import classes from './scrub.module.css'

function PartBar({ part, position }: { part: Part; position: number }) {
  const length = part.to - part.from
  const done = Math.max(0, Math.min(1, (position - part.from) / length))
  return (
    <span className={classes.part} style={{ flexGrow: length }}>
      <i style={{ width: `${done * 100}%` }} />
    </span>
  )
}

interface SeamProps {
  parts: readonly Part[]
  position: number
  className?: string | undefined
}

/** How much of each chapter was watched; screen readers get it as text. */
export function Seam({ parts, position, className = classes.parts }: SeamProps) {
  return (
    <span className={className} aria-hidden="true">
      {parts.map((part) => (
        <PartBar key={part.from} part={part} position={position} />
      ))}
    </span>
  )
}

interface ScrubProps {
  parts: readonly Part[]
  duration: number
  /** Positions of notes in seconds. */
  marks: readonly number[]
}

export function Scrub({ parts, duration, marks }: ScrubProps) {
  const isWide = useIsWide()
  const position = usePlayback((state) => Math.floor(state.position))
  const share = (seconds: number) => `${Math.min(100, (seconds / Math.max(1, duration)) * 100)}%`
  return (
    <div className={classes.root}>
      <Seam parts={parts} position={position} />
      <i className={classes.knob} style={{ left: share(position) }} />
      <input
        type="range"
        className={classes.range}
        aria-label={words.position}
        aria-valuetext={words.positionOf(position, duration)}
        min={0}
        max={Math.floor(duration)}
        step={1}
        value={position}
        onChange={({ currentTarget }) => seekAsked(Number(currentTarget.value))}
      />
      {marks.map((mark) =>
        // On a phone two of them may be closer than a finger is wide; the notes below lead there too.
        isWide ? (
          <button
            key={mark}
            type="button"
            className={classes.mark}
            style={{ left: share(mark) }}
            aria-label={words.noteAt(mark)}
            title={formatClock(mark)}
            onClick={() => seekAsked(mark)}
          />
        ) : (
          <i key={mark} className={classes.mark} style={{ left: share(mark) }} />
        ),
      )}
    </div>
  )
}
