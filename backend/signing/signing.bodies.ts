import { IsIn, Matches, MaxLength } from 'class-validator';

/** A drawn signature of a phone takes some 20 kB. */
const LONGEST_IMAGE = 200_000;

export const A_SIGNATURE = { bytes: LONGEST_IMAGE + 1_000, members: 5, depth: 2 } as const;

/** Body of POST /api/Signing/Places/{place}. */
export class SignedPlaceBody {
  @IsIn(['drawn', 'typed'])
  how!: 'drawn' | 'typed';

  /** A picture, `data:image/png;base64,…`. */
  @MaxLength(LONGEST_IMAGE)
  @Matches(/^data:image\/png;base64,iVBORw0KGgo[\w+/]+={0,2}$/)
  image!: string;
}
