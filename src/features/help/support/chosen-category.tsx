/** The chosen category, with the way back to the tiles. */
import { Link } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import type { TicketCategory } from '#src/lib/ticket-category.ts'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { categoryLook } from './category-look.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import classes from './details.module.css'
import { categoryWords, words } from './words.ts'

export function ChosenCategory({ category }: { category: TicketCategory }) {
  const { Icon } = categoryLook[category]
  return (
    <Row gap={12} tone="text" ground="soft" radius="card" padY={10} padX={14} className={classes.chosen}>
      <IconTile size={36}>
        <Icon />
      </IconTile>
      <strong>{categoryWords[category].name}</strong>
      <Row as={Link} inline size={15} weight={600} touch to={paths.support({ category, step: 1 })}>
        {words.details.change}
      </Row>
    </Row>
  )
}
