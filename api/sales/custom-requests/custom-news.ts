import { furnitureKind, isLainOn } from '#domain/catalog/furniture-kind.ts'
import { customMeasures } from '#domain/custom-requests/request-form.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { colorIn } from '../../platform/language/localized.ts'
import type { CustomNews } from '../../platform/mail/templates/template-data.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { readMadeAfter, type StoredRequest } from './request-queries.ts'

/** Returns the data that every mail about a request contains, by default in the shopper's language. */
export async function customNews(
  tx: Db,
  { customKey }: Pick<Secrets, 'customKey'>,
  request: StoredRequest,
  language: Language = request.language,
): Promise<CustomNews> {
  const { id, number, name, material, widthCm: width, depthCm: depth, heightCm: height } = request
  const product = await readMadeAfter(tx, id, language)
  return {
    name,
    number,
    key: trackKey(customKey, number),
    product: product && product.name,
    color: colorIn(request.color, language)?.name ?? null,
    material,
    measures: customMeasures({ width, depth, height }),
    isLainOn: product !== null && isMadeToLieOn(product),
  }
}

/** Whether one lies on a product, whose depth is then called its length in Nepali. */
export function isMadeToLieOn({ slug, category }: { slug: string; category: string }): boolean {
  return isLainOn(furnitureKind({ slug, subCatName: null, catName: category }))
}
