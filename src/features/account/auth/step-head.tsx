/** Heading and lead of a step: the page's `h1` on `/login`, an `h2` in the panel. */

import { IconBook2 } from '@tabler/icons-react'
import { type ReactNode, useContext } from 'react'
import { type LoginContext, useLoginPanel } from '#src/stores/session/login-panel-store.ts'
import { hasResumeLocation } from '#src/stores/session/resume-location.ts'
import { Column, Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Price } from '#src/ui/text/price.tsx'
import { LoginSurfaceContext } from './login-surface-context.ts'
import { loginWords as words } from './words.ts'
import classes from './step.module.css'

/** No page opened `/login`, but a session may have ended. (ruling R16) */
function getPageContext(): LoginContext {
  return hasResumeLocation() ? { text: words.sessionEnded } : {}
}

/** Shows why the login opened: a course with its price, or a message. */
function ContextCard() {
  const place = useContext(LoginSurfaceContext)
  const asked = useLoginPanel((state) => state.context)
  const { title, price, text } = place === 'panel' ? asked : getPageContext()
  if (title === undefined)
    return text === undefined ? null : (
      <Notice tone="warning">
        <p>{text}</p>
      </Notice>
    )
  return (
    <Row gap={12} ground="sunken" radius="lg" className={classes.context}>
      <Grid as="span" align="center" items="center" fixed className={classes.contextIcon} aria-hidden="true">
        <IconBook2 size={22} stroke={1.75} />
      </Grid>
      <Column as="p" tone="muted" variant="caption" grow shrink className={classes.contextText}>
        <span>{text ?? words.enrolling}</span>
        <strong>{title}</strong>
      </Column>
      {price !== undefined && <Price price={price} />}
    </Row>
  )
}

interface StepHeadProps {
  id?: string
  title: string
  lead?: ReactNode
}

export function StepHead({ id, title, lead }: StepHeadProps) {
  const Heading = useContext(LoginSurfaceContext) === 'screen' ? 'h1' : 'h2'
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
