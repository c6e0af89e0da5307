/** Names of programming languages as people write them; the contract has their ids in small letters. */

export const LANGUAGES = [
  { value: 'javascript', label: 'JavaScript' },
  { value: 'python', label: 'Python' },
  { value: 'java', label: 'Java' },
  { value: 'cpp', label: 'C++' },
  { value: 'php', label: 'PHP' },
  { value: 'sql', label: 'SQL' },
  { value: 'html', label: 'HTML' },
  { value: 'css', label: 'CSS' },
] as const

export function getLanguageName(id: string): string {
  return LANGUAGES.find(({ value }) => value === id.toLowerCase())?.label ?? id
}
