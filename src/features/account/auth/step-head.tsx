/** Heading and lead of a step: the page's `h1` on `/login`, an `h2` in the panel. */
import { type ReactNode, useContext } from 'react'
import { ContextCard } from './context-card.tsx'
import { PlaceContext } from './place-context.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import classes from './step.module.css'

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
        {lead !== undefined && (
          <Text tone="muted" mt={4} anywhere className={classes.lead}>
            {lead}
          </Text>
        )}
      </div>
      <ContextCard />
    </>
  )
}
