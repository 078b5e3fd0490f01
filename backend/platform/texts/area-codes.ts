/** The time zones of each area code of the United States and Canada: several where its border crosses one. As Google's libphonenumber says (resources/timezones), overlays included. */
const codes: Readonly<Record<string, string>> = {
  'America/New_York': `
    201 202 203 207 212 215 216 220 223 226 227 229 231 234 239 240 248 249 252 260 263 267 269 272 276 283 289 301 302 304 305 313 315 317 321 324
    326 329 330 332 336 339 343 347 351 352 354 363 364 365 380 382 386 401 404 407 410 412 413 416 419 434 437 438 440 443 445 448 450 463 468 470
    472 475 478 484 502 508 513 514 516 517 518 519 540 548 551 561 567 570 571 579 582 585 586 603 607 609 610 613 614 616 617 631 640 645 646 647
    656 667 678 680 681 683 686 703 704 705 706 716 717 718 724 727 728 732 734 740 742 743 753 754 757 762 765 770 771 772 774 781 786 802 803 804
    810 813 814 819 821 826 828 835 838 839 843 845 848 854 856 857 859 860 862 863 864 865 873 878 904 905 908 910 912 914 917 919 929 930 934 937
    941 942 943 947 948 954 959 973 978 980 984 989`,
  'America/Chicago': `
    204 205 210 214 217 218 224 225 228 235 251 254 256 262 274 281 309 312 314 316 318 319 320 325 327 331 334 337 346 353 361 402 405 409 414 417
    430 431 432 447 464 469 474 479 501 504 507 512 515 531 534 539 557 563 572 573 580 584 601 608 612 615 618 629 630 636 641 651 659 660 662 682
    689 708 712 713 715 726 730 731 737 763 769 773 779 806 815 816 817 830 832 847 870 872 901 903 913 918 920 931 936 938 940 945 952 956 972 975
    979 985`,
  'America/Los_Angeles': `
    206 209 213 236 253 257 279 310 323 341 350 360 369 408 415 424 425 442 458 503 509 510 530 559 562 564 604 619 626 628 650 657 661 669 672 702
    707 714 725 738 747 760 778 805 818 820 831 840 858 909 916 925 949 951 971`,
  'America/Denver': '303 307 368 385 403 406 435 505 575 587 719 720 748 780 801 825 915 970 983',
  'America/Chicago America/New_York': '219 270 423 574 606 807 812 850 906',
  'America/Denver America/Los_Angeles': '208 250 541 775 986',
  'America/Chicago America/Denver': '308 605 620 701 785',
  'America/Halifax': '428 506 782 902',
  'America/Phoenix': '480 520 602 623',
  'America/Halifax America/New_York': '367 418 581',
  'America/Regina': '306 639',
  'America/Halifax America/St_Johns': '709 879',
  'America/Puerto_Rico': '787 939',
  'America/St_Thomas': '340',
  'Pacific/Honolulu': '808',
  'America/Chicago America/Denver America/Los_Angeles America/New_York America/Phoenix': '867',
  'America/Adak America/Anchorage': '907',
  'America/Denver America/Phoenix': '928',
};

const zones = new Map(Object.entries(codes).flatMap(([names, list]) => list.trim().split(/\s+/).map((code) => [code, names.split(' ')] as const)));

/** @returns IANA names; undefined for an area code that belongs to no place, or to none that is known */
export function zonesOfAreaCode(code: string): readonly string[] | undefined {
  return zones.get(code);
}
