/** Heading and lead of a step: the page's `h1` on `/login`, an `h2` in the panel. */
import { createContext, type ReactNode, useContext } from 'react'
import { ContextCard } from './context-card.tsx'
import classes from './step.module.css'

/** Where the steps stand: a panel lies over a page that has a heading of its own. */
export const PlaceContext = createContext<'panel' | 'screen'>('panel')

interface StepHeadProps {
  id?: string
  title: string
  lead?: ReactNode
}

export function StepHead({ id, title, lead }: StepHeadProps) {
  const Heading = useContext(PlaceContext) === 'screen' ? 'h1' : 'h2'
  return (
    <>
      <div>
        <Heading id={id} className={classes.title} tabIndex={-1}>
          {title}
        </Heading>
        {lead !== undefined && <p className={classes.lead}>{lead}</p>}
      </div>
      <ContextCard />
    </>
  )
}
