/** A person's picture: an upload first, then the chosen avatar. (rulings R25, R46) */

import type { Person } from '../database/tables/person.ts'
import type { Files } from './files.ts'
import type { Addresses } from './handler.ts'

interface Parts {
  files: Files
  addresses: Addresses
}

/**
 * The picture's current address, or null. It is created anew for each reply, because addresses of uploads
 * expire.
 */
export function getPicture(
  { files, addresses }: Parts,
  { picture_file, icon }: Pick<Person, 'picture_file' | 'icon'>,
): string | null {
  if (picture_file !== null) return files.getAddress(picture_file, 'picture')
  return icon === null ? null : `${addresses.icon}${icon}`
}
