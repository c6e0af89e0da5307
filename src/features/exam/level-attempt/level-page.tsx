/** Lays out the page of one level: its rules, the start card, and the attempts so far. */

import type { OwnLevelDetail } from '#src/api/shapes/assessment.ts'
import { Attempts } from './attempts.tsx'
import { LevelIntro } from './level-intro.tsx'
import { StartCard } from './start-card.tsx'
import classes from './level-attempt.module.css'

interface LevelPageProps {
  level: OwnLevelDetail
  onStart: () => Promise<void>
  onRemoved: (attemptId: string) => Promise<void>
}

export function LevelPage({ level, onStart, onRemoved }: LevelPageProps) {
  return (
    <div className={classes.root}>
      <div className={classes.column}>
        <LevelIntro level={level} />
        <Attempts levelId={level._id} onRemoved={onRemoved} />
      </div>
      <StartCard level={level} onStart={onStart} />
    </div>
  )
}
