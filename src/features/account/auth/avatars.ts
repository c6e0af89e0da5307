/**
 * The avatars to choose from, by their ids at the icon service, with a name for people who cannot see them. A
 * list of ours: the page's policy allows pictures from there, but no calls. (rulings R25, R47)
 */

import { getIconService } from './hosts.ts'

export const AVATARS: readonly { id: string; title: string }[] = [
  { id: '1', title: 'ছোট চুল, সবুজ জামা' },
  { id: '2', title: 'লম্বা চুল, লাল জামা' },
  { id: '3', title: 'ওড়না, নীল' },
  { id: '4', title: 'দাড়ি, হলুদ জামা' },
  { id: '5', title: 'খোঁপা, বেগুনি জামা' },
  { id: '6', title: 'টুপি, সাদা জামা' },
  { id: '7', title: 'লম্বা চুল, সবুজ শাড়ি' },
  { id: '8', title: 'ছোট চুল, নীল জামা' },
  { id: '9', title: 'ওড়না, লাল' },
  { id: '10', title: 'দাড়ি, সবুজ জামা' },
  { id: '11', title: 'খোঁপা, কমলা শাড়ি' },
  { id: '12', title: 'ছোট চুল, বেগুনি জামা' },
]

/** The address of an avatar's picture. */
export function buildAvatarAddress(id: string): string {
  return `${getIconService()}/avatars/${id}.svg`
}
