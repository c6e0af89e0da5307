/** Refetches all lists of resources after a write. */

import { resource } from '#src/api/contract/resource.ts'
import { refetch } from '#src/api/use-api.ts'

export async function refetchResources(): Promise<void> {
  await Promise.all([refetch(resource.moduleWise), refetch(resource.categoryWise), refetch(resource.list)])
}
