/** The only place where HTML from the server is drawn, after the strict allow-list. (ruling R20) */
import { Suspense, use, useMemo } from 'react'
import { classNames } from './class-names.ts'
import classes from './safe-html.module.css'
import { SkeletonText } from './skeleton.tsx'

type Sanitiser = (html: string) => string

let loading: Promise<Sanitiser> | undefined

/** The sanitiser comes once, when it is first needed; a failed load is tried again by the next one. */
function sanitiser(): Promise<Sanitiser> {
  loading ??= import('./sanitise.ts').then(
    (module) => module.sanitise,
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

export interface SafeHtmlProps {
  html: string
  className?: string
}

export function SafeHtml(props: SafeHtmlProps) {
  return (
    <Suspense fallback={<SkeletonText />}>
      <Sanitised {...props} />
    </Suspense>
  )
}

function Sanitised({ html, className }: SafeHtmlProps) {
  const sanitise = use(sanitiser())
  const safe = useMemo(() => sanitise(html), [sanitise, html])
  return <div className={classNames(classes.root, className)} dangerouslySetInnerHTML={{ __html: safe }} />
}
