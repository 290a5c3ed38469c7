import { lazy } from 'react'
import SuggestionsIcon from '@mui/icons-material/AddShoppingCartOutlined'
import CategoriesIcon from '@mui/icons-material/AccountTreeOutlined'
import ProductsIcon from '@mui/icons-material/ChairOutlined'
import SuppliersIcon from '@mui/icons-material/FactoryOutlined'
import StockIcon from '@mui/icons-material/Inventory2Outlined'
import PurchasesIcon from '@mui/icons-material/ShoppingBagOutlined'
import MovementsIcon from '@mui/icons-material/SwapVert'
import PlacesIcon from '@mui/icons-material/WarehouseOutlined'
import CountsIcon from '@mui/icons-material/FactCheckOutlined'
import TransfersIcon from '@mui/icons-material/LocalShippingOutlined'
import PicturesIcon from '@mui/icons-material/ImageOutlined'
import SetsIcon from '@mui/icons-material/WeekendOutlined'
import ImportIcon from '@mui/icons-material/UploadFileOutlined'
import { lazyPage, type Area } from '../area.ts'
import { t } from '../language/t.ts'

/** Menu group “Catalog”, in display order. */
export const catalogAreas: Area[] = [
  {
    name: 'products',
    label: t('Products'),
    one: t('product'),
    group: 'Catalog',
    icon: ProductsIcon,
    read: 'catalog.read',
    write: 'catalog.write',
    represent: ({ name }) => String(name),
    list: lazy(() => import('../catalog/products/list.tsx')),
    create: lazy(() => import('../catalog/products/create.tsx')),
    edit: lazy(() => import('../catalog/products/edit.tsx')),
  },
  {
    name: 'categories',
    label: t('Categories'),
    one: t('category'),
    group: 'Catalog',
    icon: CategoriesIcon,
    read: 'catalog.read',
    write: 'catalog.write',
    represent: ({ name }) => String(name),
    list: lazy(() => import('../catalog/categories/tree.tsx')),
    create: lazy(() => import('../catalog/categories/create.tsx')),
    edit: lazy(() => import('../catalog/categories/edit.tsx')),
  },
  {
    name: 'sets',
    label: t('Sets'),
    one: t('set'),
    group: 'Catalog',
    icon: SetsIcon,
    read: 'catalog.read',
    write: 'catalog.write',
    represent: ({ name }) => String(name),
    list: lazy(() => import('../sets/list.tsx')),
    create: lazyPage(() => import('../sets/form.tsx'), 'SetCreate'),
    edit: lazyPage(() => import('../sets/form.tsx'), 'SetEdit'),
  },
  {
    name: 'stock',
    label: t('Stock'),
    group: 'Catalog',
    icon: StockIcon,
    read: 'catalog.read',
    list: lazy(() => import('../stock/list.tsx')),
  },
  {
    name: 'stock/movements',
    label: t('Stock movements'),
    group: 'Catalog',
    icon: MovementsIcon,
    read: 'catalog.read',
    list: lazy(() => import('../stock/movements.tsx')),
  },
  {
    name: 'purchase-suggestions',
    label: t('Reorder'),
    group: 'Catalog',
    icon: SuggestionsIcon,
    read: 'purchases.read',
    page: lazy(() => import('../purchasing/suggestions.tsx')),
  },
  {
    name: 'purchase-orders',
    label: t('Purchase orders'),
    one: t('purchase order'),
    group: 'Catalog',
    icon: PurchasesIcon,
    read: 'purchases.read',
    write: 'purchases.write',
    represent: ({ number }) => String(number),
    list: lazy(() => import('../purchasing/list.tsx')),
    show: lazy(() => import('../purchasing/show.tsx')),
    create: lazyPage(() => import('../purchasing/form.tsx'), 'PurchaseCreate'),
    edit: lazyPage(() => import('../purchasing/form.tsx'), 'PurchaseEdit'),
  },
  {
    name: 'purchase-sheet',
    label: t('Purchase order on paper'),
    group: 'Catalog',
    icon: PurchasesIcon,
    read: 'purchases.read',
    isHidden: true,
    page: lazy(() => import('../purchasing/sheet.tsx')),
  },
  {
    name: 'suppliers',
    label: t('Suppliers'),
    one: t('supplier'),
    group: 'Catalog',
    icon: SuppliersIcon,
    read: 'purchases.read',
    write: 'purchases.write',
    represent: ({ name }) => String(name),
    list: lazy(() => import('../purchasing/supplier-list.tsx')),
    create: lazyPage(() => import('../purchasing/supplier-form.tsx'), 'SupplierCreate'),
    edit: lazyPage(() => import('../purchasing/supplier-form.tsx'), 'SupplierEdit'),
  },
  {
    name: 'stock-transfers',
    label: t('Transfers'),
    group: 'Catalog',
    icon: TransfersIcon,
    read: 'catalog.read',
    represent: ({ from, to }) => `${String(from)} → ${String(to)}`,
    list: lazy(() => import('../stock/transfers/list.tsx')),
    show: lazy(() => import('../stock/transfers/show.tsx')),
  },
  {
    name: 'stock-counts',
    label: t('Stock counts'),
    group: 'Catalog',
    icon: CountsIcon,
    read: 'catalog.read',
    represent: ({ place }) => t('Stock count: %{place}', { place: String(place) }),
    list: lazy(() => import('../stock/counts/list.tsx')),
    show: lazy(() => import('../stock/counts/show.tsx')),
  },
  {
    name: 'stock-places',
    label: t('Places'),
    one: t('place'),
    group: 'Catalog',
    icon: PlacesIcon,
    read: 'catalog.read',
    write: 'stock.write',
    represent: ({ name }) => String(name),
    list: lazy(() => import('../stock/places/list.tsx')),
    create: lazyPage(() => import('../stock/places/form.tsx'), 'PlaceCreate'),
    edit: lazyPage(() => import('../stock/places/form.tsx'), 'PlaceEdit'),
  },
  {
    name: 'pictures',
    label: t('Pictures'),
    one: t('picture'),
    group: 'Catalog',
    icon: PicturesIcon,
    read: 'media.read',
    write: 'media.write',
    represent: ({ fileName, id }) => String(fileName || id),
    list: lazy(() => import('../media/list.tsx')),
    edit: lazy(() => import('../media/edit.tsx')),
  },
  {
    name: 'imports',
    label: t('Import'),
    group: 'Catalog',
    icon: ImportIcon,
    read: 'catalog.read',
    represent: ({ fileName }) => String(fileName),
    list: lazy(() => import('../imports/list.tsx')),
    show: lazy(() => import('../imports/show.tsx')),
  },
]
