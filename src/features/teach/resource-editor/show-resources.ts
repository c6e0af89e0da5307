/** Brings every list of resources up to date after one was written. */
import { resource } from '#src/api/contract/resource.ts'
import { refetch } from '#src/api/use-api.ts'

export async function showResources(): Promise<void> {
  await Promise.all([refetch(resource.moduleWise), refetch(resource.categoryWise), refetch(resource.list)])
}
