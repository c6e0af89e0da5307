/** Comments on lines and places as text, where no page shows them. (ruling R71) */

import { boundText } from '#src/lib/bound-text.ts'
import { type LineText, parsePin } from '../../pins.ts'
import { words } from './words.ts'
import classes from './page-view.module.css'

export function LineList({ lines }: { lines: readonly LineText[] }) {
  return lines.map((each) => {
    const pin = parsePin(each)
    const place = pin ? words.placeOf(pin.no, pin.page) : words.line(each.line)
    return (
      <p key={`${each.line} ${each.text}`} className={classes.line}>
        <strong>{place}:</strong> {boundText(pin?.text ?? each.text)}
      </p>
    )
  })
}
