import { IsNotEmpty } from 'class-validator';
import { RequiredTextField } from '../../platform/http/bodies/body-fields.decorator.js';

/** Body of POST /api/Members/Rci (`decisions.md F4`). */
export class LookUpBody {
  @RequiredTextField(40)
  @IsNotEmpty({ message: 'Enter the RCI number' })
  rciNumber!: string;

  @RequiredTextField(200)
  @IsNotEmpty({ message: 'Enter the last name of the member' })
  memberLastName!: string;
}
