import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One unit week for resale, with its listing, owner and notes. */
@Entity('inventory_list')
export class InventoryListRow {
  @PrimaryColumn('integer')
  inventoryId!: number;

  @Index()
  @Column('text')
  listingStatus!: string;

  @Column('date', { nullable: true })
  listingStartDate!: string | null;

  @Column('date', { nullable: true })
  listingEndDate!: string | null;

  @Column('text')
  listingTerms!: string;

  @Index()
  @Column('text')
  resortName!: string;

  @Column('text')
  unitNumber!: string;

  @Column('text')
  useWeek!: string;

  @Column('text')
  useType!: string;

  @Column('text')
  fixedFloat!: string;

  @Column('text')
  useYearType!: string;

  @Column('text')
  nextUseYear!: string;

  @Column('text')
  unitType!: string;

  @Column('text')
  roomType!: string;

  @Column('text')
  unitStyle!: string;

  @Column('text')
  unitView!: string;

  @Column('text')
  bedrooms!: string;

  @Column('text')
  bathrooms!: string;

  @Column('text')
  unitSleeps!: string;

  @Column('text')
  golfPackage!: string;

  @Column('integer')
  pointsAmount!: number;

  @Column('text')
  listedWithPoints!: string;

  @Column('text')
  rciNumber!: string;

  @Column('text')
  pointsSeason!: string;

  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  retailPrice!: string | null;

  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  listingPrice!: string | null;

  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  maintFee!: string | null;

  @Column('text')
  financingEligible!: string;

  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  marketingFee!: string | null;

  @Column('date', { nullable: true })
  mktFeeDatePd!: string | null;

  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  amountPaid!: string | null;

  @Column('text')
  variance!: string;

  @Column('text')
  ownerName!: string;

  @Column('text')
  isHoaOwned!: string;

  @Column('text')
  sellerEntityType!: string;

  @Column('text')
  sellerCompanyName!: string;

  @Column('text')
  sellerTrustName!: string;

  @Column('text')
  sellerFirstName!: string;

  @Column('text')
  sellerMiddleName!: string;

  @Column('text')
  sellerLastName!: string;

  @Column('text')
  sellerEmail!: string;

  @Column('text')
  sellerHomePhone!: string;

  @Column('text')
  sellerWorkPhone!: string;

  @Column('text')
  sellerMobilePhone!: string;

  @Column('text')
  sellerAddress!: string;

  @Column('text')
  sellerCity!: string;

  @Column('text')
  sellerState!: string;

  @Column('text')
  sellerZipcode!: string;

  @Column('text')
  sellerCountry!: string;

  @Column('text')
  coSellerFirstName!: string;

  @Column('text')
  coSellerMiddleName!: string;

  @Column('text')
  coSellerLastName!: string;

  @Column('text')
  coSellerEmail!: string;

  @Column('text')
  coSellerHomePhone!: string;

  @Column('text')
  coSellerWorkPhone!: string;

  @Column('text')
  coSellerMobilePhone!: string;

  @Column('text')
  notes!: string;

  @Column('date', { nullable: true })
  entryDate!: string | null;

  @Column('text')
  verifiedBy!: string;

  @Column('date', { nullable: true })
  dateVerified!: string | null;

  @Column('text')
  listingDocumentLink!: string;

  @Column('text')
  listingFileName!: string;

  @Column('date', { nullable: true })
  listingDocumentDate!: string | null;

  @Column('text')
  docuSignId!: string;
}

/** How many units stand in a listing status. */
@Entity('inventory_total')
export class InventoryTotal {
  /** The listing status. */
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  listingStatus!: string;

  @Column('integer')
  count!: number;
}
