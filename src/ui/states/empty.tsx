/** An empty state: why it is empty, and what to do now. */

import type { ReactNode } from 'react'
import { StateCard } from './state-card.tsx'

export interface EmptyProps {
  /** `course`: nothing begun yet; `search`: nothing found; `done`: all finished. */
  art?: 'course' | 'search' | 'done'
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
}

export function Empty({ art = 'course', title, text, action }: EmptyProps) {
  return <StateCard art={art} title={<h2>{title}</h2>} text={text} action={action} />
}
