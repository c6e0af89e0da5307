/** Picture of a person: an upload first, then the chosen avatar. (rulings R25, R46) */

import type { Person } from '../database/tables/person.ts'
import type { Files } from './files.ts'
import type { Addresses } from './handler.ts'

interface Parts {
  files: Files
  addresses: Addresses
}

/** An address to show now, or null; made anew for each reply, since uploads are read under addresses that expire. */
export function getPicture(
  { files, addresses }: Parts,
  { picture_file, icon }: Pick<Person, 'picture_file' | 'icon'>,
): string | null {
  if (picture_file !== null) return files.getAddress(picture_file, 'picture')
  return icon === null ? null : `${addresses.icon}${icon}`
}
