/** The head of a list on paper: brand, what it is, whose it is, and the day it was printed. Not seen on screen. */

import { formatDate } from '#src/lib/bn.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { PaperBrand } from './paper-border.tsx'
import classes from './print-head.module.css'

export function PrintHead({ title, name }: { title: string; name: string | undefined }) {
  return (
    <div className={classes.head}>
      <PaperBrand className={classes.brand} />
      <p>
        <strong>{title}</strong>
        {[name, formatDate(getServerNow())].filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
