/** Prints the address, the accounts and things to try once everything of `npm start` listens. */
import { print } from '../print.ts'
import type { RunAddresses } from './run-addresses.ts'

/** One account as the sandbox's control endpoint lists it. */
interface Account {
  role: string
  name: string
  phone: string | null
  email: string | null
  password: string | null
  note: string | null
}

const TRY = [
  'Open the address as a guest, pick a course, and buy it with the promo code KARIGOR10: pay, cancel or fail on the gateway’s page.',
  'Log in as the learner: watch a recording, take a note, reload, and it goes on where it stopped; hand in an assignment.',
  'Log in with a number that is not in the list: the account is made on the way.',
]

async function readAccounts(api: string): Promise<Account[]> {
  const response = await fetch(new URL('/__sandbox/accounts', api))
  return (await response.json()) as Account[]
}

/** Bengali letters take no fixed number of columns, so names stand last. */
function line({ role, name, phone, email, password, note }: Account): string {
  const contact = phone ?? email ?? ''
  const way = password ? `password ${password}` : 'code 246810'
  return `  ${role.padEnd(9)}${contact.padEnd(16)}${way.padEnd(22)}${name}${note ? ` (${note})` : ''}`
}

export async function printWelcome({ environment, ports }: RunAddresses, isDev: boolean): Promise<void> {
  const accounts = await readAccounts(`http://localhost:${ports.api}`)
  print()
  print(`  কারিগর  ${environment.VITE_CLIENT_URL}${isDev ? '  (dev server)' : ''}`)
  print(`  local API  ${environment.VITE_API_URL}  (a development server: nothing here is for the public)`)
  print()
  print('  Accounts (the code that is sent to any of them is always 246810):')
  accounts.forEach((account) => print(line(account)))
  print()
  print('  Try:')
  TRY.forEach((text) => print(`  - ${text}`))
  print()
  print('  npm run sandbox:reset begins anew. Ctrl+C stops.')
  print()
}
