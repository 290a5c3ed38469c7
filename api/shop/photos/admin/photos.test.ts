import { givenOrder } from '../../../sales/orders/orders.fixture.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test, testOptions } from '../../../test/test.ts'
import { givenPhoto } from '../photos.fixture.ts'
import { keepPhotos } from '../keep-photos.ts'
import { insertPhotos } from '../photo-queries.ts'

const { storage, secrets } = testOptions

test('bank vouchers require `money.read`, photos of damage only `orders.read`', async ({ app, db }) => {
  const { id: orderId } = await givenOrder(db)
  const [voucher, damage] = await keepPhotos({ db, storage, secrets }, [await givenPhoto(), await givenPhoto()])
  await insertPhotos(db, [voucher!], { kind: 'voucher', orderId })
  await insertPhotos(db, [damage!], { kind: 'damage', orderId })
  const [manager, support] = [await givenStaff(app, 'manager'), await givenStaff(app, 'support')]
  const ask = async (by: typeof manager, id: string) => (await by.call('GET', `/photos/${id}`)).statusCode
  expect([await ask(manager, voucher!.id), await ask(manager, damage!.id)]).toEqual([200, 200])
  expect([await ask(support, voucher!.id), await ask(support, damage!.id)]).toEqual([403, 200])
})
