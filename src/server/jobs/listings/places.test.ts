import { expect, it } from 'vitest'
import { placeWords, readPlace } from './places.ts'

it.each([
  ['Austin, TX', [{ city: 'austin', region: 'TX', country: 'US' }], false],
  ['austin tx', [{ city: 'austin', region: 'TX', country: 'US' }], false],
  ['Portland Oregon', [{ city: 'portland', region: 'OR', country: 'US' }], false],
  ['Texas', [{ region: 'TX', country: 'US' }], false],
  ['tx', [{ region: 'TX', country: 'US' }], false],
  ['New York', [{ city: 'new york' }, { region: 'NY', country: 'US' }], false],
  ['New York, NY', [{ city: 'new york', region: 'NY', country: 'US' }], false],
  ['NYC', [{ city: 'new york', region: 'NY', country: 'US' }], false],
  ['Washington, DC', [{ city: 'washington', region: 'DC', country: 'US' }], false],
  ['Remote (US)', [{ country: 'US' }], true],
  ['Remote (Ohio)', [{ region: 'OH', country: 'US' }], true],
  ['remote', [], true],
  ['Worldwide', [], true],
  ['Anywhere in Europe', [], true],
  ['München, Germany', [{ city: 'munich', country: 'DE' }], false],
  ['London, UK', [{ city: 'london', country: 'GB' }], false],
  ['Toronto, ON', [{ city: 'toronto', region: 'ON', country: 'CA' }], false],
  ['St. Louis, MO', [{ city: 'st louis', region: 'MO', country: 'US' }], false],
  ['Texas, USA', [{ region: 'TX', country: 'US' }], false],
  ['Canada', [{ country: 'CA' }], false],
  ['', [], false],
])('reads %j', (text, places, isRemote) => {
  expect(readPlace(text)).toEqual({ places, isRemote })
})

it('knows what people call an area', () => {
  expect(readPlace('Bay Area').places.map(({ city }) => city)).toContain('oakland')
})

it('names the state beside its code', () => {
  expect(placeWords({ city: 'austin', region: 'TX', country: 'US' })).toBe('TX Texas United States')
})
