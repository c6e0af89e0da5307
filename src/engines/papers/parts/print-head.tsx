/** The printed head of a list: brand, title, owner, and the print date. Hidden on screen. */

import { formatDate } from '#src/lib/bn.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { PaperBrand } from './paper-border.tsx'
import classes from './inside/print-head.module.css'

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
