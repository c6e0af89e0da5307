/** Bar with the most used keys, always shown on a wide window. */
import type { ReactNode } from 'react'
import { useGradingSettings } from '#src/stores/grading/grading-settings-store.ts'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { words } from '../words.ts'
import classes from './keys.module.css'

const SHOWN = [
  { caps: ['J', 'K'], text: words.nextAndPrevious },
  { caps: ['↑', '↓'], text: words.chooseCriterion },
  { caps: ['0', '9'], text: words.giveMark },
  { caps: ['A'], text: words.keys.acceptOne },
] as const

/** `children`: the save state of the draft, shown at the end. */
export function KeyBar({ children, onSheet }: { children: ReactNode; onSheet: () => void }) {
  const hasKeys = useGradingSettings((state) => state.hasKeys)
  return (
    <footer className={classes.bar} aria-label={words.keyBar}>
      {hasKeys &&
        SHOWN.map(({ caps, text }) => (
          <span key={text} className={classes.shown}>
            {caps.map((cap) => (
              <KeyCap key={cap}>{cap}</KeyCap>
            ))}
            {text}
          </span>
        ))}
      <span className={classes.end}>{children}</span>
      <button type="button" className={classes.all} onClick={onSheet}>
        <KeyCap>?</KeyCap> {words.allKeys}
      </button>
    </footer>
  )
}
