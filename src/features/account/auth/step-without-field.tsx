/** A step without fields: its heading gets the focus. */

import { type ReactNode, useEffect, useRef } from 'react'
import { Column } from '#src/ui/layout/layout.tsx'
import type { Problem } from './problem.ts'
import { StepHead } from './step-head.tsx'
import { StepProblem } from './step-problem.tsx'

interface StepWithoutFieldProps {
  title: string
  lead?: ReactNode
  problem: Problem | undefined
  children: ReactNode
}

export function StepWithoutField({ title, lead, problem, children }: StepWithoutFieldProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = root.current?.querySelector<HTMLElement>('h1, h2')
    heading?.setAttribute('data-autofocus', '')
    heading?.focus()
  }, [])
  return (
    <Column gap={18} shrink ref={root}>
      <StepHead title={title} lead={lead} />
      <StepProblem message={problem?.message} />
      {children}
    </Column>
  )
}
