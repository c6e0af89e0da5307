/** Files and links of a class. */

import type { Resource } from '#src/api/shapes/resource.ts'
import { Surface } from '#src/ui/layout/layout.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { ResourceRow } from '../shared/resource/resource-row.tsx'
import { words } from './words.ts'

export function ClassResources({ resources }: { resources: readonly Resource[] }) {
  if (resources.length === 0)
    return (
      <Surface as="p" tone="muted" padY={8} padX={0}>
        {words.noResources}
      </Surface>
    )
  return (
    <RowList isInside>
      {resources.map((each) => (
        <ResourceRow key={each._id} resource={each} />
      ))}
    </RowList>
  )
}
